// The messages between client and server, as schemas.
export {};
