import { SAYS, Type, type Static } from '../../schema.js';
import { Id } from './tables.js';

const Minutes = Type.Integer({
  minimum: 0,
  maximum: 1440,
  description: 'minutes after midnight, local time',
});
const Email = Type.String({
  maxLength: 200,
  pattern: '^[^\\s@<>",;]+@[^\\s@<>",;]+$',
  [SAYS]: 'This is not a mail address.',
});
const Password = Type.String({
  minLength: 8,
  maxLength: 200,
  [SAYS]: 'A password has 8 to 200 characters.',
});

export const PushTarget = Type.Object({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
  keys: Type.Object({
    p256dh: Type.String({ maxLength: 200 }),
    auth: Type.String({ maxLength: 100 }),
  }),
});

export const ChangeMe = Type.Object({
  name: Type.Optional(
    Type.Name({
      minLength: 1,
      maxLength: 40,
      pattern: '\\S',
      [SAYS]: 'A name has 1 to 40 characters, and not only spaces.',
    }),
  ),
  zone: Type.Optional(Type.String({ maxLength: 60, description: 'such as Europe/Berlin' })),
  playHours: Type.Optional(Type.Object({ from: Minutes, to: Minutes })),
  holidays: Type.Optional(
    Type.Array(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', [SAYS]: 'A holiday is a date.' }), {
      maxItems: 200,
      [SAYS]: 'There may be 200 holidays.',
    }),
  ),
  mail: Type.Optional(Type.Boolean()),
  push: Type.Optional(Type.Array(PushTarget, { maxItems: 10 })),
  webhook: Type.Optional(
    Type.Union([
      Type.String({
        maxLength: 1000,
        pattern: '^https?://',
        [SAYS]: 'The address of a webhook begins with https://.',
      }),
      Type.Null(),
    ]),
  ),
  digestMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
  muted: Type.Optional(Type.Array(Id, { maxItems: 1000 })),
});
export type ChangeMe = Static<typeof ChangeMe>;

export const Credentials = Type.Object({ email: Email, password: Password });
export const MailLink = Type.Object({ email: Email });
export const Confirm = Type.Object({ token: Type.String({ maxLength: 64 }) });
export const ById = Type.Object({ id: Id });
