import { useSelector } from '@xstate/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import type { Question, ShownArticle } from '../../contracts/content/articles.ts'
import { byTopic, findQuestions } from '../../domain/content/findQuestions.ts'
import {
  type QuestionsRef,
  selectIsSearching,
  selectQuery,
} from '../../machines/content/questions.machine.ts'
import controls from '../parts/controls.module.css'
import { SearchField } from '../parts/fields/SearchField.tsx'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import { ArticlePage } from './ArticlePage.tsx'
import styles from './content.module.css'
import { Prose } from './Prose.tsx'

/** Questions and answers by topic, with a search over both (rule B3). */
export function QuestionsPage({
  search,
  article,
  questions,
}: {
  search: QuestionsRef
  article: ShownArticle
  questions: readonly Question[]
}) {
  const { t } = useTranslation()
  const { text, language } = useFormats()
  const query = useSelector(search, selectQuery)
  const isSearching = useSelector(search, selectIsSearching)
  const found = findQuestions(questions, query, language)
  return (
    <ArticlePage article={article} path="/faq">
      <SearchField
        label={t('faq.search')}
        query={query}
        className={styles.search}
        onType={(typed) => search.send({ type: 'query.typed', query: typed })}
      />
      <p className={styles.found} role="status">
        {isSearching && t('faq.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <p>
          <Link className={controls.quiet} to="/contact-us">
            {t('faq.ask')}
          </Link>
        </p>
      )}
      {byTopic(found).map((topic) => (
        <section key={topic.slug} className={styles.topic}>
          <h2>{text(topic.name)}</h2>
          {topic.questions.map((question) => (
            <Answer key={question._id} question={question} isOpen={isSearching} />
          ))}
        </section>
      ))}
    </ArticlePage>
  )
}

/** A question opens its answer; the answers of a search are open. */
function Answer({
  question: { slug, title, html },
  isOpen,
}: {
  question: Question
  isOpen: boolean
}) {
  const { text } = useFormats()
  const id = useId()
  return (
    <details key={String(isOpen)} id={slug} className={styles.question} open={isOpen}>
      <summary id={id}>
        <h3>{text(title)}</h3>
        <ChevronDown aria-hidden size={18} />
      </summary>
      <Prose html={text(html)} />
    </details>
  )
}
