/** Argon2, loaded with the first password: a server of guests never needs it. */
const library = () => import('@node-rs/argon2');

export async function hash(password: string): Promise<string> {
  return (await library()).hash(password);
}

export async function verify(hashed: string, password: string): Promise<boolean> {
  return (await library()).verify(hashed, password);
}
