/** Answers requests of a page inside it: a route would lead every file that it loads through the test. */
import type { Page } from '@playwright/test';

/** By path; what has no answer here goes to the server. */
export const answerInstead = (page: Page, answers: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.addInitScript((given) => {
    const ask = window.fetch;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const answer = given[pathname];
      return answer === undefined ? ask(input, init) : Promise.resolve(Response.json(answer));
    };
  }, answers);
