import { filterSheetMachine } from '../../../machines/catalogue/filterSheet.machine.ts'
import { usePageActor } from '../../compose/usePageActor.ts'

const provideFilterSheet = () => filterSheetMachine

/** The sheet of a list's filters. It lives as long as its page is shown. */
export const useFilterSheet = () => usePageActor(provideFilterSheet, undefined)
