/** A link for one test. */
import { onTestFinished } from 'vitest';
import { Link } from '../faults/link.ts';

export async function linkTo(address: string): Promise<Link> {
  const link = await Link.open(address);
  onTestFinished(() => link.close());
  return link;
}
