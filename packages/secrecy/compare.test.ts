import { describe, expect, it } from 'vitest';
import { leaksBetween } from './compare.ts';
import type { Receipt } from './wire/receipt.ts';

const receipt = (text: string, more: Partial<Receipt> = {}): Receipt => ({
  at: 5,
  by: 'seat 1',
  channel: 'events',
  text,
  ...more,
});

const answer = (head: readonly string[], body: string): Receipt =>
  receipt(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`, {
    channel: 'GET /api/tables',
  });

const OK = 'HTTP/1.1 200 OK';

describe('what two people got', () => {
  it('leaks nothing where it is the same', () => {
    expect(leaksBetween([receipt('{"a":1}')], [receipt('{"a":1}')])).toEqual([]);
  });

  it.each([
    ['the field of a message', receipt('{"a":{"b":[1,2]}}'), receipt('{"a":{"b":[1,3]}}'), 'a.b.1'],
    ['the order of fields', receipt('{"a":1,"b":2}'), receipt('{"b":2,"a":1}'), 'the whole (order of keys)'],
    ['the time', receipt('{}'), receipt('{}', { at: 6 }), 'time of arrival'],
    ['text that is no message', receipt('one'), receipt('other'), 'the whole text'],
    ['the field of an answer', answer([OK], '[{"moves":1}]'), answer([OK], '[{"moves":22}]'), '0.moves'],
    ['the status', answer([OK], '{}'), answer(['HTTP/1.1 404 Not Found'], '{"code":1}'), 'status'],
    ['a header', answer([OK, 'X-Next: 3'], '{}'), answer([OK, 'X-Next: 4'], '{}'), 'x-next'],
    ['a header that is missing', answer([OK, 'X-Next: 3'], '{}'), answer([OK], '{}'), 'x-next'],
  ])('differs in %s', (_, one, other, field) => {
    expect(leaksBetween([one], [other])).toMatchObject([{ channel: one.channel, field, by: 'seat 1' }]);
  });

  it('differs in the number of messages, whoever got more', () => {
    const [more, fewer] = [[receipt('{}'), receipt('{"a":1}', { channel: 'talk' })], [receipt('{}')]];
    const expected = [{ channel: 'talk', field: 'number of messages' }];
    expect(leaksBetween(more, fewer)).toMatchObject(expected);
    expect(leaksBetween(fewer, more)).toMatchObject(expected);
  });

  it('differs in the order of messages on one connection, and not of those on two', () => {
    const [table, view] = [receipt('{"t":1}', { channel: 'table' }), receipt('{"v":1}', { channel: 'view' })];
    expect(leaksBetween([table, view], [view, table])).toMatchObject([
      { channel: 'table', field: 'order of messages' },
    ]);
    const elsewhere = { ...view, by: 'a stranger' };
    expect(leaksBetween([table, elsewhere], [elsewhere, table])).toEqual([]);
  });

  it('names every field once a connection', () => {
    const three = ['{"a":1}', '{"b":1}', '{"a":2}'].map((text) => receipt(text));
    const others = ['{"a":3}', '{"b":3}', '{"a":4}'].map((text) => receipt(text));
    expect(leaksBetween(three, others).map(({ field }) => field)).toEqual(['a', 'b']);
  });
});
