// The page.
export {};
