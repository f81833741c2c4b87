import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

/** Makes an API token on its page; answers it. */
export async function makeToken(page: Page, name: string): Promise<string> {
  await page.goto('/my-account/api-token')
  await settled(page)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByText('Your new token')).toBeVisible()
  const shown = await page.getByText(/^curl -H/).innerText()
  return /Bearer ([^"\s]+)/.exec(shown)![1]!
}

/** The script that the page of a subscription offers: each run answers what it said. */
export async function takeScript(page: Page, token: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-script-'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Script for Linux and macOS' }).click(),
  ])
  const script = join(folder, download.suggestedFilename())
  await download.saveAs(script)
  const data = join(folder, 'data')
  const run = async () => {
    const env = { ...process.env, KONTOR_TOKEN: token }
    const { stdout } = await promisify(execFile)('sh', [script, '--since', 'last', data], { env })
    return stdout.trim().split('\n')
  }
  return { data, run }
}
