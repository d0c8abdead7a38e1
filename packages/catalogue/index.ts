// The list of games and their bots.
export {};
