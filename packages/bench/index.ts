// Speed measurements, some against other frameworks.
export {};
