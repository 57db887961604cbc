import type { Language } from '@hustings/texts';

/** When a correspondence clock runs for a person: local time of day, in minutes. */
export type PlayHours = { readonly from: number; readonly to: number };

export type WebPushTarget = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** How a webhook has been doing, shown to its owner. */
export type WebhookHealth = {
  readonly lastSuccess?: number;
  readonly lastFailure?: number;
  readonly failures: number;
  readonly says?: string;
};

export type NoticeSettings = {
  readonly mail: boolean;
  readonly push: readonly WebPushTarget[];
  readonly webhook?: string;
  readonly webhookHealth?: WebhookHealth;
  /** Notices of this many minutes go out together. */
  readonly digestMinutes: number;
  /** Tables that this person wants no notices of. */
  readonly muted: readonly string[];
};

export type Settings = {
  /** What they read; missing until they come with a browser that says so. */
  readonly language?: Language;
  readonly zone: string;
  readonly playHours: PlayHours;
  /** Days such as 2026-12-24 in the person's zone on which no clock runs. */
  readonly holidays: readonly string[];
  readonly notices: NoticeSettings;
  /** What the person was last told about, by table: the entry number. */
  readonly told: Readonly<Record<string, number>>;
  readonly lastNotice?: number;
};

export const standardSettings: Settings = {
  zone: 'UTC',
  playHours: { from: 8 * 60, to: 22 * 60 },
  holidays: [],
  notices: { mail: false, push: [], digestMinutes: 5, muted: [] },
  told: {},
};

export type Person = {
  readonly id: string;
  readonly kind: 'guest' | 'account' | 'deleted';
  readonly name: string;
  /** What they log in with instead of an address. Nobody else sees it. */
  readonly login?: string;
  readonly email?: string;
  /** They have shown that the address is theirs; missing only where it was given long ago. */
  readonly proved?: true;
  readonly password?: string;
  readonly settings: Settings;
  readonly createdAt: number;
};

export type Session = {
  readonly id: string;
  /** The hash of the token in the cookie: who reads the database can't enter with it. */
  readonly token: string;
  readonly person: string;
  readonly agent: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** When the person last showed in this session that the mail address is theirs. */
  readonly provedAt?: number;
};

/** What someone reads, as far as it is known. */
export const languageOf = ({ settings }: Person): Language => settings.language ?? 'en';

/** Where mail may be sent: an address that was only claimed may be someone else's. */
export const mailOf = ({ email, proved }: Person): string | undefined =>
  proved === true ? email : undefined;
