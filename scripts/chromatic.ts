import { spawnSync } from 'node:child_process'

/** Hands the built stories to Chromatic where a token is at hand; the pictures here need none. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('No CHROMATIC_PROJECT_TOKEN, so nothing is sent to Chromatic.')
  console.log('The same stories are compared here by "npm run test:ui".')
  process.exit(0)
}

const { status } = spawnSync(
  'chromatic',
  [
    '--build-script-name',
    'build:storybook',
    '--output-dir',
    'tmp/storybook',
    '--exit-zero-on-changes',
  ],
  { stdio: 'inherit' }
)
process.exit(status ?? 1)
