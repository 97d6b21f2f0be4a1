/** Whether the buyer asks for less data; false if the browser does not report it. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
