/** What somebody typed or handed in cannot be used: one sentence on stderr and exit code 2, never a stack trace. */
export class Complaint extends Error {}
