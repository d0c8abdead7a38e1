/** What client and server say to each other. */
export * from './codes.ts';
export * from './company.ts';
export type { Companion } from './gathering.ts';
export * from './heard.ts';
export * from './http.ts';
export * from './identity.ts';
export * from './limits.ts';
export * from './pace.ts';
export * from './pages.ts';
export * from './push.ts';
export * from './routes.ts';
export * from './seats.ts';
export * from './socket.ts';
export * from './table.ts';
export * from './visible.ts';
