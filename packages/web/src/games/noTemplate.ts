/** What a released page has in place of `template.ts`: the same names, and nothing behind them. */
import type * as template from './template.ts';

type Template = typeof template;

export const TEMPLATE_CARDS: Template['TEMPLATE_CARDS'] = [];
export const TEMPLATE_ABOUT: Template['TEMPLATE_ABOUT'] = {};
export const TEMPLATE_CREDITS: Template['TEMPLATE_CREDITS'] = {};
export const TEMPLATE_RULES: Template['TEMPLATE_RULES'] = {};
export const TEMPLATE_PAGES: Template['TEMPLATE_PAGES'] = {};
