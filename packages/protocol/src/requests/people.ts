import { languages } from '@hustings/texts';
import { PROBLEM, Type, type Static } from '../schema.js';
import { Id } from './tables.js';

const Minutes = Type.Integer({
  minimum: 0,
  maximum: 1440,
  description: 'minutes after midnight, local time',
});
const Email = Type.String({
  maxLength: 200,
  // Nothing that a mail server could take for more or other than one address.
  pattern:
    '^[^\\s@<>"\\[\\](),:;\\\\]+@[^\\s@<>"\\[\\](),:;\\\\.]+(\\.[^\\s@<>"\\[\\](),:;\\\\.]+)*$',
  [PROBLEM]: 'not-a-mail-address',
});
/** Letters that everyone can type, and none that looks like another alphabet's. */
const Login = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{2,29}$',
  description: 'large and small letters are the same',
  [PROBLEM]: 'not-a-login-name',
});
const Password = Type.String({
  minLength: 8,
  maxLength: 200,
  [PROBLEM]: 'password-length',
});
const OldPassword = Type.Optional(
  Type.String({ maxLength: 200, description: 'not needed right after coming in by a link' }),
);

export const PushTarget = Type.Object({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
  keys: Type.Object({
    p256dh: Type.String({ maxLength: 200 }),
    auth: Type.String({ maxLength: 100 }),
  }),
});

export type PushTarget = Static<typeof PushTarget>;

export const ChangeMe = Type.Object({
  name: Type.Optional(
    Type.Name({
      minLength: 1,
      maxLength: 40,
      pattern: '[\\p{L}\\p{N}\\p{P}\\p{S}]', // something that can be seen
      [PROBLEM]: 'not-a-name',
    }),
  ),
  language: Type.Optional(Type.Word(...languages)),
  zone: Type.Optional(Type.String({ maxLength: 60, description: 'such as Europe/Vienna' })),
  playHours: Type.Optional(Type.Object({ from: Minutes, to: Minutes })),
  holidays: Type.Optional(
    Type.Array(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', [PROBLEM]: 'not-a-date' }), {
      maxItems: 200,
      [PROBLEM]: 'too-many-dates',
    }),
  ),
  mail: Type.Optional(Type.Boolean()),
  push: Type.Optional(Type.Array(PushTarget, { maxItems: 10 })),
  webhook: Type.Optional(
    Type.Union([
      Type.String({
        maxLength: 1000,
        pattern: '^https?://',
        [PROBLEM]: 'not-a-web-address',
      }),
      Type.Null(),
    ]),
  ),
  digestMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
  muted: Type.Optional(Type.Array(Id, { maxItems: 1000 })),
});
export type ChangeMe = Static<typeof ChangeMe>;

export const NewAccount = Type.Union([
  Type.Object({ email: Email, password: Password }),
  Type.Object({ login: Login, password: Password }),
]);
/** What one logs in with may be an address or a login name, in whichever field. */
const Name = Type.String({
  minLength: 1,
  maxLength: 200,
  [PROBLEM]: 'name-missing',
});
export const Credentials = Type.Union([
  Type.Object({ login: Name, password: Password }),
  Type.Object({ email: Name, password: Password }),
]);
export const NewPassword = Type.Object({ password: Password, old: OldPassword });
export const NewAddress = Type.Object({ email: Email, old: OldPassword });
/** An account goes for good. */
export const Leaving = Type.Object({ old: OldPassword });
export const MailCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) });
export const MailLink = Type.Object({ email: Email });
export const Confirm = Type.Object({ token: Type.String({ maxLength: 64 }) });
/** Kinds of notices that can be stopped by what stands in them. */
export const StopKind = Type.Word('mail', 'push');
export type StopKind = Static<typeof StopKind>;
export const StopParams = Type.Object({
  token: Type.String({
    maxLength: 100,
    pattern: '^[A-Za-z0-9_-]+\\.[a-z]+\\.[A-Za-z0-9_-]+$',
    [PROBLEM]: 'wrong-stop',
  }),
});
export const ById = Type.Object({ id: Id });
