import { Type, type Schema } from '../schema.js';
import { File, GameInfo } from './games.js';
import { Elsewhere, Me, SessionInfo, Statistics, Stopped, TopRating } from './people.js';
import { Preview, Taken, Update } from './play.js';
import { ChatMessage, ServerTable } from './tables.js';

/** It was done; there is nothing more to say about it. */
export const Done = Type.Object({ ok: Type.True() });
export type Done = { readonly ok: true };

const Made = Type.Object({ id: Type.String() });
const Sat = Type.Object({ seat: Type.Integer() });

/** What each request is answered with if it is not refused. */
export const answers = {
  'GET /api/v1/games': Type.Array(GameInfo),
  'POST /api/v1/games/import': Made,
  'GET /api/v1/tables': Type.Array(ServerTable),
  'POST /api/v1/tables': Made,
  'GET /api/v1/tables/:id': ServerTable,
  'POST /api/v1/tables/:id/join': Sat,
  'POST /api/v1/tables/:id/leave': Done,
  'POST /api/v1/tables/:id/quit': Done,
  'POST /api/v1/tables/:id/remove': Done,
  'POST /api/v1/tables/:id/prepare': Done,
  'POST /api/v1/tables/:id/bot': Done,
  'POST /api/v1/tables/:id/start': Done,
  'POST /api/v1/tables/:id/resign': Done,
  'POST /api/v1/tables/:id/take-back': Done,
  'POST /api/v1/tables/:id/handover': Type.Object({ code: Type.String() }),
  'POST /api/v1/tables/:id/takeover': Sat,
  'POST /api/v1/tables/:id/rematch': Made,
  'POST /api/v1/tables/:id/review/lead': Done,
  'POST /api/v1/tables/:id/review/stop': Done,
  'POST /api/v1/tables/:id/review/remark': Done,
  'POST /api/v1/tables/:id/review/erase': Done,
  'GET /api/v1/tables/:id/play': Update,
  'POST /api/v1/tables/:id/moves': Taken,
  'GET /api/v1/tables/:id/ahead': Preview,
  'POST /api/v1/tables/:id/ahead': Done,
  'POST /api/v1/tables/:id/ahead/revoke': Done,
  'POST /api/v1/tables/:id/undo': Done,
  'POST /api/v1/tables/:id/proposal': Done,
  'POST /api/v1/tables/:id/proposal/answer': Done,
  'GET /api/v1/tables/:id/chat': Type.Array(ChatMessage),
  'POST /api/v1/tables/:id/chat': ChatMessage,
  'GET /api/v1/tables/:id/note': Type.Object({ text: Type.Lines() }),
  'PUT /api/v1/tables/:id/note': Done,
  'GET /api/v1/tables/:id/file': File,
  'GET /api/v1/me': Me,
  'PATCH /api/v1/me': Me,
  'DELETE /api/v1/me': Done,
  'POST /api/v1/me/account': Type.Union([Me, Done]),
  'POST /api/v1/me/password': Me,
  'POST /api/v1/me/address': Done,
  'GET /api/v1/me/sessions': Type.Array(SessionInfo),
  'DELETE /api/v1/me/sessions/:id': Done,
  'POST /api/v1/session': Me,
  'DELETE /api/v1/session': Done,
  'POST /api/v1/mail-link': Done,
  'POST /api/v1/mail-link/confirm': Type.Union([Me, Elsewhere]),
  'POST /api/v1/mail-link/code': Me,
  'POST /api/v1/stop/:token': Stopped,
  'GET /api/v1/push-key': Type.Object({ key: Type.String() }),
  'GET /api/v1/people/:id': Statistics,
  'GET /api/v1/ratings/:game': Type.Array(TopRating),
} as const satisfies Readonly<Record<string, Schema>>;

/** A request, as `answers` names it. */
export type Route = keyof typeof answers;
