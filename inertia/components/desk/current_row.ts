import { createContext, useContext } from 'react'

/** Whether the row around is the one that keys act on. */
const CurrentRow = createContext(false)
export const CurrentRowProvider = CurrentRow.Provider
export const useIsCurrentRow = () => useContext(CurrentRow)
