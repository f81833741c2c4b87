import type { ApiCallBrief, ApiGroup } from './types'

/** The groups with those of their calls that say every word that was typed, wherever. */
export function found(groups: readonly ApiGroup[], typed: string): ApiGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({ ...group, calls: group.calls.filter((call) => says(group, call, words)) }))
    .filter(({ calls }) => calls.length > 0)
}

function says({ name }: ApiGroup, call: ApiCallBrief, words: readonly string[]): boolean {
  const { method, path, summary, description, names } = call
  const text = [name, method, path, summary, description, ...names].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}
