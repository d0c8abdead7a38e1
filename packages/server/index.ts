// Tables, seats, sessions, storage, fan-out, clocks.
export {};
