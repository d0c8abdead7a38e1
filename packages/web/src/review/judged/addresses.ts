/** Where the worker lies that judges decisions. */
import judge from './judgeWorker.ts?worker-address';

export const JUDGE = judge;
