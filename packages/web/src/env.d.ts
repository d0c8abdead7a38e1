interface ImportMetaEnv {
  /** A server that the page of a static site names, for those who want to play with people. */
  readonly SITE_SERVER?: string;
}
