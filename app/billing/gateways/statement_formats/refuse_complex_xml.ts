import { BrokenStatement } from '#billing/domain/statement/statement'

/** Several times what the longest statement has; parsers need much more time for more of one kind. */
const MOST = { elements: 400_000, depth: 32, attributesOfElement: 16, attributes: 60_000 }

/** Throws where it nests deeper or has more elements or attributes than any statement has. */
export function refuseComplexXml(xml: string): void {
  const seen = { elements: 0, depth: 0, attributes: 0 }
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const tag = readTag(xml, at)
    if (xml[at + 1] === '/') seen.depth--
    else if (xml[at + 1] !== '?' && xml[at + 1] !== '!') {
      seen.elements++
      seen.depth += xml[tag.end - 1] === '/' ? 0 : 1
    }
    seen.attributes += tag.attributes
    const isTooMuch =
      tag.attributes > MOST.attributesOfElement ||
      seen.attributes > MOST.attributes ||
      seen.elements > MOST.elements ||
      seen.depth > MOST.depth
    if (isTooMuch) throw new BrokenStatement('too_complex')
    at = tag.end
  }
}

/** Where the tag ends, and how many values in quotes it has. */
function readTag(xml: string, start: number): { end: number; attributes: number } {
  let attributes = 0
  let at = start + 1
  for (; at < xml.length && xml[at] !== '>'; at++) {
    const sign = xml[at]
    if (sign !== '"' && sign !== "'") continue
    attributes++
    const closing = xml.indexOf(sign, at + 1)
    at = closing < 0 ? xml.length : closing
  }
  return { end: at, attributes }
}
