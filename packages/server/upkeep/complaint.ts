/** What was asked for cannot be done, and the sentence says why: no fault of ours, and no stack trace. */
export class Complaint extends Error {}
