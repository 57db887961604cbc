import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Figures of this process for Prometheus. Never an id of a table or person: they are secrets. */
export class Metrics {
  readonly registry = new Registry();
  readonly moves = new Counter({
    name: 'hustings_moves_total',
    help: 'Moves taken, by who made them',
    labelNames: ['actor'],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'hustings_refusals_total',
    help: 'Requests refused, by status',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly moveSeconds = new Histogram({
    name: 'hustings_move_seconds',
    help: 'From a move received to a move on the disk',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.registry],
  });
  readonly jobs = new Counter({
    name: 'hustings_jobs_total',
    help: 'Jobs done, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });
  readonly sockets = new Gauge({
    name: 'hustings_sockets',
    help: 'Open WebSocket connections',
    registers: [this.registry],
  });

  /** The figures of the Node process itself need a timer, so only a real server collects them. */
  collectProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}
