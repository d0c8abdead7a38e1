// The suite that every game must pass.
export {};
