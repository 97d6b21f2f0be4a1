import { documentTypes } from '../../../contracts/threads.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'

/** Files that are sent with a form. */
export function FilesField({ label }: { label: string }) {
  const { t } = useTranslation()
  return (
    <Field
      label={label}
      hint={t('request.filesHint')}
      name="files"
      type="file"
      multiple
      accept={documentTypes.join(',')}
    />
  )
}
