/** The address of a file that runs as a worker (scripts/page-build.mjs). */
declare module '*?worker-address' {
  const address: string;
  export default address;
}
