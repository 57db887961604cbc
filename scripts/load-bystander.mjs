// A bare server beside ours in `npm run load`: it answers what a look at a table weighs and knows
// nothing. How long it takes says how long the machine itself let everyone wait in those moments.
import { createServer } from 'node:http';

const answer = JSON.stringify({ text: 'x'.repeat(16_384) });
const server = createServer((_, reply) => void reply.end(answer));
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());
