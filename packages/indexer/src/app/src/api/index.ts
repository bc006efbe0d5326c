// Serves the tables: GraphQL by POST at /graphql, SQL that only reads at /sql. Ponder adds /health, /ready, /status, /metrics.

import { db } from 'ponder:api'
import schema from 'ponder:schema'
import { Hono } from 'hono'
import { client, graphql } from 'ponder'

const app = new Hono()

// Ponder's own answer is a page that loads scripts from a public host.
app.get('/graphql', (context) => context.text('GraphQL is asked by POST.', 405))
app.use('/graphql', graphql({ db, schema }))
app.use('/sql/*', client({ db, schema }))

// biome-ignore lint/style/noDefaultExport: Ponder demands it.
export default app
