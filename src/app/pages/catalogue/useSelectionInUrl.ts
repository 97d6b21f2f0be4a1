import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { Product } from '../../../contracts/catalogue.ts'
import { selectionIn, withSelection } from '../../../domain/catalogue/selectionInUrl.ts'
import {
  selectSelection,
  type VariantPickerRef,
} from '../../../machines/catalogue/variantPicker.machine.ts'

/**
 * Keeps the selection in the address, so that reload, back and a shared link show the same. The picker is the source.
 * The address takes precedence only after a navigation: by a link, or back.
 */
export const useSelectionInUrl = (product: Product, picker: VariantPickerRef): void => {
  const { pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const selection = useSelector(picker, selectSelection)

  useEffect(() => {
    if (type !== 'REPLACE')
      picker.send({ type: 'selection.asked', selection: selectionIn(search, product) })
  }, [picker, search])

  useEffect(() => {
    const picked = selectSelection(picker.getSnapshot())
    const wanted = withSelection(search, product, picked)
    if (wanted === search) return
    void navigate({ pathname, search: wanted, hash }, { replace: true, preventScrollReset: true })
  }, [picker, selection, navigate])
}
