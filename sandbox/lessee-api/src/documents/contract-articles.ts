import { formatYen } from '@portal/platform/text';
import { CONTRACT_FEE, type PaymentTerms } from './terms.ts';

export interface Article {
  readonly title: string;
  /** Numbered when there are several. */
  readonly paragraphs: readonly Paragraph[];
}

/** A text, or one with a list of cases below it. */
export type Paragraph = string | { readonly text: string; readonly items: readonly string[] };

/** The articles of a 駐車場利用契約書. 甲 is the provider, 乙 the customer; what differs by contract stands in the summary above them. */
export const contractArticles = (payment: PaymentTerms): readonly Article[] => [
  {
    title: '目的',
    paragraphs: [
      '甲は、乙が契約要項の現場で使用する車両の駐車のために、契約要項の駐車場（以下「本駐車場」といいます。）を乙に利用させ、乙は、その対価として賃料を甲に支払います。',
    ],
  },
  {
    title: '契約期間',
    paragraphs: [
      '契約期間は、契約要項のとおりとします。',
      '乙は、契約期間の延長を希望するときは、期間が満了する日の1か月前までに甲に申し出ます。甲は、本駐車場の空き状況を確認し、延長の可否と条件を乙に通知します。',
    ],
  },
  {
    title: '賃料',
    paragraphs: [
      '賃料と契約事務手数料は、契約要項のとおりとします。',
      `利用する日数が${payment.billingUnit === 'monthly' ? '締め日までの1か月' : '暦の1か月'}に満たないときの賃料は、その期間の日数による日割りとし、1台ごとに1円未満の端数を切り捨てます。`,
      '消費税は、請求書ごとに税率ごとの合計額に対して1回計算し、1円未満の端数を切り捨てます。税率が改定されたときは、改定後の税率によります。',
    ],
  },
  { title: '請求と支払い', paragraphs: paymentParagraphs(payment) },
  {
    title: '利用の方法',
    paragraphs: [
      '乙は、契約要項の台数と車両の種類の範囲で、本駐車場を車両の駐車だけに利用します。',
      '乙は、利用を開始する日までに、駐車する車両の登録番号を甲に届け出ます。車両を変更するときも同じとします。',
      '乙は、本駐車場の利用規則と、管理上必要な甲の指示に従います。',
    ],
  },
  {
    title: '禁止事項',
    paragraphs: [
      {
        text: '乙は、本駐車場で次の行為をしてはなりません。',
        items: [
          '本契約にもとづく権利を第三者に譲渡し、または本駐車場を第三者に利用させること。',
          '工作物を設置し、または本駐車場の形状を変更すること。',
          '資材、廃棄物、または危険物を置くこと。',
          '長時間のアイドリングなど、近隣または他の利用者の迷惑となる行為をすること。',
        ],
      },
    ],
  },
  {
    title: '損害の負担',
    paragraphs: [
      '乙または乙の関係者が本駐車場の施設、または第三者に損害を与えたときは、乙がその損害を賠償します。',
      '甲は、天災、盗難、第三者の行為など、甲の責めによらない事由により車両に生じた損害について、責任を負いません。',
    ],
  },
  {
    title: '利用の休止',
    paragraphs: [
      '甲は、施設の点検、修繕などのため、やむを得ず本駐車場の利用を休止するときは、緊急の場合を除き、7日前までに乙に通知します。',
      '甲は、休止した日数に応じて賃料を日割りで減額し、またはこれに代わる駐車場を用意します。',
    ],
  },
  {
    title: '中途解約',
    paragraphs: [
      '乙は、1か月前までに甲に申し出ることにより、契約期間の途中で本契約を解約できます。',
      '甲は、本駐車場の所有者の都合などやむを得ない事由があるときは、3か月前までに乙に通知することにより、本契約を解約できます。',
    ],
  },
  {
    title: '契約の解除',
    paragraphs: [
      '甲または乙は、相手方が本契約に違反し、相当の期間を定めて是正を求めても改めないときは、本契約を解除できます。',
      '甲は、乙が賃料の支払いを2か月分以上怠ったときも、前項と同じ手続きにより本契約を解除できます。',
    ],
  },
  {
    title: '明け渡し',
    paragraphs: [
      '本契約が終了したときは、乙は、終了の日までに車両その他の物を撤去し、本駐車場を原状に戻して甲に明け渡します。',
    ],
  },
  {
    title: '反社会的勢力の排除',
    paragraphs: [
      '甲と乙は、自らとその役員が暴力団、暴力団員その他の反社会的勢力に該当せず、これらと関係を持たないことを確約します。',
      '相手方が前項に違反したときは、催告を要せず、直ちに本契約を解除できます。',
    ],
  },
  {
    title: '協議と管轄',
    paragraphs: [
      '本契約に定めのない事項と解釈の疑義は、甲と乙が誠意をもって協議し、解決します。',
      '本契約に関する紛争は、東京地方裁判所を第一審の専属的合意管轄裁判所とします。',
    ],
  },
];

function paymentParagraphs(payment: PaymentTerms): string[] {
  return [
    payment.billingUnit === 'monthly'
      ? `甲は、毎月${closingDayName(payment.closingDay)}を締め日とし、その日に締め日までの1か月分を合算した請求書を発行します。乙は、締め日の翌月末日までに、甲が指定する口座に振り込みます。`
      : '甲は、毎月1日（利用を開始する月は利用を開始する日）に当月分の請求書を発行します。乙は、当月末日までに、甲が指定する口座に振り込みます。',
    `契約事務手数料（${formatYen(CONTRACT_FEE)}、税抜）は、初回の賃料と併せて請求します。`,
    '振込手数料は、乙の負担とします。',
    '乙が支払いを遅滞したときは、期日の翌日から支払いの日まで、法定利率による遅延損害金を支払います。',
  ];
}

/** As closing dates are reckoned: a month without the day closes on its last. */
export function closingDayName(closingDay: number): string {
  if (closingDay >= 31) return '末日';
  return closingDay > 28 ? `${closingDay}日（この日がない月は末日）` : `${closingDay}日`;
}
