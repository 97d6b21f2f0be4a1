import '../src/views/styles/fonts.css'
import '../src/views/styles/tokens.css'
import '../src/views/styles/base.css'
import '../src/views/styles/print.css'
import { createRoot } from 'react-dom/client'
import { LabPage } from './LabPage.tsx'

/** The lab on its own page, `/__lab/<machine>`; served only in development (tools/vite/labServer.ts). */
const place = document.getElementById('root')
if (!place) throw new Error('the page has no place for the lab')
const { pathname, search } = window.location
createRoot(place).render(<LabPage path={pathname} search={search} />)
