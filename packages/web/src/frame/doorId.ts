/** The door's place in the document: the skip link leads there, and keys and sheets look for it. */
export const DOOR_ID = 'door';
