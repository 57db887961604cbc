import type { Json } from '@hustings/kernel';
import type { Context } from '../../context.js';
import { lookAt } from '../../play/looking.js';
import { decideAhead, lookAhead, revokeAhead } from '../../table/actions/ahead.js';
import { answerProposal, propose, undo } from '../../table/actions/consent.js';
import { makeMove } from '../../table/actions/move.js';
import { erase, lead, remark, stopLeading } from '../../table/actions/review.js';
import type { App } from '../app-type.js';
import type { Doorkeeper } from '../doorkeeper.js';
import { answer } from '../problems.js';
import {
  AnswerProposal,
  DecideAhead,
  Erase,
  Lead,
  Look,
  NewRemark,
  OwnSeat,
  Propose,
  SentMove,
  TableParams,
  Undo,
} from '@hustings/protocol';
import { asPerson, type AsPerson } from '../as-person.js';

const tags = ['play'];
const params = TableParams;
const base = '/api/v1/tables/:id';

export function playRoutes(app: App, context: Context, doorkeeper: Doorkeeper): void {
  const as = asPerson(context, doorkeeper);

  app.get(
    `${base}/play`,
    { schema: { tags, summary: 'The game as you may see it', params, querystring: Look } },
    async (request, reply) => {
      const person = await doorkeeper.maybe(request);
      answer(context, reply, await lookAt(context, person?.id, request.params.id, request.query));
      return reply;
    },
  );
  app.post(
    `${base}/moves`,
    { schema: { tags, summary: 'Make a move', params, body: SentMove } },
    (request, reply) =>
      as(request, reply, (person) => {
        const { move, ...sent } = request.body;
        return makeMove(context, person, request.params.id, { ...sent, move: move as Json }); // it came as JSON
      }),
  );
  aheadRoutes(app, context, as);
  reviewRoutes(app, context, doorkeeper, as);
  app.post(
    `${base}/undo`,
    { schema: { tags, summary: 'Take back your last moves', params, body: Undo } },
    (request, reply) =>
      as(request, reply, (person) => undo(context, person, request.params.id, request.body)),
  );
  app.post(
    `${base}/proposal`,
    { schema: { tags, summary: 'Ask the others', params, body: Propose } },
    (request, reply) =>
      as(request, reply, (person) => propose(context, person, request.params.id, request.body)),
  );
  app.post(
    `${base}/proposal/answer`,
    { schema: { tags, summary: 'Agree or not', params, body: AnswerProposal } },
    (request, reply) =>
      as(request, reply, (person) =>
        answerProposal(context, person, request.params.id, request.body.agree),
      ),
  );
}

/** What one decides before one is asked. Only one's own can be seen: it has no other address. */
function aheadRoutes(app: App, context: Context, as: AsPerson): void {
  app.get(
    `${base}/ahead`,
    { schema: { tags, summary: 'What can be decided ahead', params, querystring: OwnSeat } },
    (request, reply) =>
      as(request, reply, (person) =>
        lookAhead(context, person, request.params.id, request.query.seat),
      ),
  );
  app.post(
    `${base}/ahead`,
    { schema: { tags, summary: 'Decide ahead', params, body: DecideAhead } },
    (request, reply) =>
      as(request, reply, (person) => decideAhead(context, person, request.params.id, request.body)),
  );
  app.post(
    `${base}/ahead/revoke`,
    { schema: { tags, summary: 'Take back what was decided ahead', params, body: OwnSeat } },
    (request, reply) =>
      as(request, reply, (person) =>
        revokeAhead(context, person, request.params.id, request.body.seat),
      ),
  );
}

/** A game that is over, looked at together. */
function reviewRoutes(app: App, context: Context, doorkeeper: Doorkeeper, as: AsPerson): void {
  app.post(
    `${base}/review/lead`,
    { schema: { tags, summary: 'Lead all to a moment', params, body: Lead } },
    (request, reply) =>
      as(request, reply, (person) => lead(context, person, request.params.id, request.body.moment)),
  );
  app.post(
    `${base}/review/stop`,
    { schema: { tags, summary: 'Give up the lead', params } },
    (request, reply) =>
      as(request, reply, (person) => stopLeading(context, person, request.params.id)),
  );
  app.post(
    `${base}/review/remark`,
    { schema: { tags, summary: 'Say something of a moment', params, body: NewRemark } },
    (request, reply) =>
      as(
        request,
        reply,
        async (person) =>
          doorkeeper.word(person.id) ?? remark(context, person, request.params.id, request.body),
      ),
  );
  app.post(
    `${base}/review/erase`,
    { schema: { tags, summary: 'Take a remark away', params, body: Erase } },
    (request, reply) =>
      as(request, reply, (person) =>
        erase(context, person, request.params.id, request.body.remark),
      ),
  );
}
