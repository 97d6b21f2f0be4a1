import { filterSheetMachine } from '../../../machines/catalogue/filterSheet.machine.ts'
import { watchWidth } from '../../../services/shell/watchWidth.ts'
import { usePageActor } from '../../compose/usePageActor.ts'

const provideFilterSheet = () => filterSheetMachine.provide({ actors: { watchWidth } })

/** The sheet of a list's filters. It lives as long as its page is shown. */
export const useFilterSheet = () => usePageActor(provideFilterSheet, undefined)
