import { useState } from 'react'

/** Has the provider draw the card's id, then sends it; what it says against the card is kept. */
export function useDrawnCard() {
  const [cardError, setCardError] = useState<string | undefined>()
  const [isDrawing, setDrawing] = useState(false)

  async function draw(createCard: () => Promise<string>, send: (cardId: string) => void) {
    setDrawing(true)
    setCardError(undefined)
    try {
      send(await createCard())
    } catch (error) {
      setCardError(error instanceof Error ? error.message : String(error))
    } finally {
      setDrawing(false)
    }
  }

  return { cardError, isDrawing, draw }
}
