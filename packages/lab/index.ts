// The command line: play, simulate, tournament, replay, verify.
export {};
