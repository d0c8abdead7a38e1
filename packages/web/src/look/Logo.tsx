/** The mark of Airlock: a door ajar, light between its halves. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" role="img" aria-label="Airlock">
      <rect x="2" y="2" width="44" height="44" rx="13" fill="none" stroke="currentColor" stroke-width="4" />
      <path d="M21 10.5a14 14 0 0 0 0 27zM27 10.5a14 14 0 0 1 0 27z" fill="currentColor" />
      <path d="M24 9v30" stroke="var(--go)" stroke-width="3" />
    </svg>
  );
}
