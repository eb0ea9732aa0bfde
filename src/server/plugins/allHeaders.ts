import type { FastifyInstance } from 'fastify'

/**
 * Lets every header be seen. Node tells of 2,000 and reads the body by all: behind so many, a body had no length that anything
 * here could bound, and a second host went unnoticed. How long they may be together is bounded all the same.
 */
export function addAllHeaders({ server }: FastifyInstance): void {
  server.maxHeadersCount = 0
}
