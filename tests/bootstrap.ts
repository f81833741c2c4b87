import { assert } from '@japa/assert'
import { apiClient } from '@japa/api-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import { inertiaApiClient } from '@adonisjs/inertia/plugins/api_client'
import { sessionApiClient } from '@adonisjs/session/plugins/api_client'
import { shieldApiClient } from '@adonisjs/shield/plugins/api_client'
import { dbAssertions } from '@adonisjs/lucid/plugins/db'
import { createNodeServer } from '#shared/http/node_server'
import { holdAnswersToTheirDescription } from '#tests/support/described_answers'
import { emptyQueues } from '#tests/support/empty_queues'
import { shareSignIn } from '#tests/support/one_sign_in'
import { recordResults } from '#tests/support/record_results'
import { shareFiles } from '#tests/support/share_files'
import type { Registry } from '../.adonisjs/client/registry/schema.d.ts'

declare module '@japa/api-client/types' {
  interface RoutesRegistry extends Registry {}
}

export const plugins: Config['plugins'] = [
  assert(),
  pluginAdonisJS(app),
  apiClient({ baseURL: `http://${process.env.HOST}:${process.env.PORT}` }),
  sessionApiClient(app),
  authApiClient(app),
  shieldApiClient(),
  inertiaApiClient(app),
  dbAssertions(app),
  recordResults,
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  shareFiles(suite)
  if (suite.name === 'functional') emptyQueues(suite)
  if (suite.name !== 'unit') {
    suite.setup(() => shareSignIn())
    suite.setup(() => holdAnswersToTheirDescription())
    suite.setup(() => testUtils.httpServer().start((handle) => createNodeServer(handle)))
  }
}
