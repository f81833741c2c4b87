/** Lets the browser save a text as a file; the text never leaves the machine. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const anchor = Object.assign(document.createElement('a'), { href: address, download: fileName })
  anchor.click()
  URL.revokeObjectURL(address)
}
