import type { Words } from '@airlock/kernel';
import type { HypatiaEvent } from './events.ts';
import type { View } from './view.ts';
export const words = {} as Words<View, HypatiaEvent>;
