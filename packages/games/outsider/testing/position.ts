/** Tests begin from prepared positions, too. */
export * from '../prepared.ts';
