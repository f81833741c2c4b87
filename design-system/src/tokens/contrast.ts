const canvas = () => new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!

/** The colour a token has on this page now, as the browser paints it, 0 to 255 a channel. */
export function paintedColour(token: string): [number, number, number] {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = `var(--${token})`
  const context = canvas()
  context.fillStyle = getComputedStyle(probe).color
  context.fillRect(0, 0, 1, 1)
  probe.remove()
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** Contrast of two tokens as WCAG counts it, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [first, second]
    .map((token) => luminance(paintedColour(token)))
    .sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: [number, number, number]): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
