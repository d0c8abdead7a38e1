// What all bots share: search, beliefs, levels, pace.
export {};
