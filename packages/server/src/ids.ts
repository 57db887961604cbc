import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits: nobody can guess one, and it tells nothing of when or in which order. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** For secrets that are kept only to be recognised. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
