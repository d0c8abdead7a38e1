/** How somebody stays who they are: where they are signed in, and their passkeys. */
import { z } from 'zod';

export const devices = z.strictObject({
  /** The newest first. */
  devices: z.array(
    z.strictObject({
      id: z.string(),
      /** The one that asks. */
      here: z.boolean(),
      /** Its browser, in plain words. */
      device: z.string(),
      createdAt: z.number(),
      /** When it was last used, to the day. */
      usedAt: z.number(),
    }),
  ),
  /** Whether a recovery code was made and is still good. */
  recovery: z.boolean(),
});
export type Devices = z.infer<typeof devices>;

export const deviceAddress = z.strictObject({ id: z.string().min(1).max(100) });

const passkeyInfo = z.strictObject({
  id: z.string(),
  /** The browser it was made in. */
  device: z.string(),
  createdAt: z.number(),
  usedAt: z.number(),
});
export type PasskeyInfo = z.infer<typeof passkeyInfo>;
export const passkeyList = z.array(passkeyInfo);

export const passkeyAddress = z.strictObject({ id: z.string().min(1).max(1_400) });

/** What is handed to the browser as it is: the options of the Web Authentication standard as JSON. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

const encoded = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** A browser says more, which nobody needs. */
const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};

/** What a browser answers when it has made a passkey. */
export const passkeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(8_000),
    transports: z.array(z.enum(TRANSPORTS)).max(10).default([]),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;

/** What a browser answers when a passkey has signed. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(2_000),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
