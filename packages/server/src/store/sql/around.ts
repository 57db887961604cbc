import type { ChatMessage, ChatRoom } from '@hustings/protocol';
import type { Home, Statement } from '../home.js';
import type { AroundStore } from '../store.js';
import type { Row } from './row.js';
import { writeOne } from './write.js';

/** What people say at a table, and what they note for themselves. */
export function aroundIn(home: Home): AroundStore {
  const { db } = home;
  const write = (statement: Statement) => writeOne(home, statement);

  return {
    async addChat(message: ChatMessage): Promise<void> {
      const { id, table, room, person, at, text } = message;
      const row = { id, table_id: table, room, person, at, text };
      await home.atomically({
        writes: [db.insertInto('chat').values(row).compile()],
        notices: [{ about: 'chat', id: table, message: id }],
      });
    },

    async readChat(
      table: string,
      room: ChatRoom,
      before: number,
      limit: number,
    ): Promise<ChatMessage[]> {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .where('room', '=', room)
        .where('at', '<', before)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map(chatOf);
    },

    async findChat(id: string): Promise<ChatMessage | undefined> {
      const row = await db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : chatOf(row);
    },

    async readNote(table: string, person: string): Promise<string> {
      const row = await db
        .selectFrom('notes')
        .select('text')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .executeTakeFirst();
      return row?.text ?? '';
    },

    async writeNote(table_id: string, person: string, text: string): Promise<void> {
      await write(
        db
          .insertInto('notes')
          .values({ table_id, person, text })
          .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ text }))
          .compile(),
      );
    },
  };
}

function chatOf({ table_id, room, ...columns }: Row<'chat'>): ChatMessage {
  return { table: table_id, room: room as ChatRoom, ...columns };
}
