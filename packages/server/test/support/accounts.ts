import type { Client } from './client.js';
import type { TestServer } from './server.js';

/** Makes an account of a client, without the ways in which people come to one. */
export async function withAccount(
  server: TestServer,
  client: Client,
  email?: string,
): Promise<Client> {
  const { id } = await client.get<{ id: string }>('/api/v1/me');
  await server.store.changePerson(id, (person) => ({
    ...person,
    kind: 'account',
    email: email ?? `${id.toLowerCase()}@example.org`,
    proved: true,
  }));
  return client;
}

export async function accounts(server: TestServer, count: number): Promise<Client[]> {
  const clients = await Promise.all(Array.from({ length: count }, () => server.client()));
  return Promise.all(clients.map((client) => withAccount(server, client)));
}
