import { appUrl } from '#config/app'
import shop from '#config/shop'
import { API_PREFIX } from '#shared/http/api_description/calls'
import { germanOf } from '#shared/http/api_description/translated'
import { WAYS } from '#shared/http/api_description/workflow_ways'
import type { Locale } from '#shared/i18n'

/** The ways from a selection to its files, as programs go them (Arazzo 1.0). */
export const workflowDocument = (locale: Locale) => {
  const say = (english: string) => (locale === 'de' ? germanOf(english) : english)
  return {
    arazzo: '1.0.1',
    info: { title: `${shop.name} HTTP API`, version: '1', summary: say(SUMMARY) },
    sourceDescriptions: [
      { name: 'shop', url: `${appUrl}${API_PREFIX}/openapi.json`, type: 'openapi' },
    ],
    workflows: WAYS.map(({ summary, steps, ...way }) => ({
      ...way,
      summary: say(summary),
      inputs: INPUTS,
      steps: steps.map(({ description, ...step }) => ({ ...step, description: say(description) })),
    })),
  }
}

const SUMMARY = 'From a selection to its first file.'

const INPUTS = {
  type: 'object',
  properties: {
    product: { type: 'string' },
    from: { type: 'integer' },
    to: { type: 'integer' },
    item: { type: 'string' },
    key: { type: 'string' },
  },
  required: ['product', 'from', 'to', 'item', 'key'],
}
