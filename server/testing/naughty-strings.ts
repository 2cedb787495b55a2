const words = (list: string) => list.trim().split('\n');

/** What breaks programs: empty, huge, code, markup, formulas, other scripts, invisible or invalid characters. */
export const naughtyStrings: readonly string[] = [
  ...['', ' ', '\t', '\n', '\r\n', '\u00a0', '\u2003\u2003\u2003', 'x'.repeat(10_000), '🧹'.repeat(300)],
  ...words(`
undefined
null
NaN
true
0
-1
1e309
-0
0x10
1,000.00
1/0
00012
Infinity
[object Object]
__proto__
constructor
hasOwnProperty
toString
'
"
''''
\\
\\\\\\\\
%
%s%n%d
%00
\${1+1}
{{constructor.constructor('return 1')()}}
<%= 7*7 %>
#{7*7}
$(id)
\`id\`
; rm -rf /
| cat /etc/passwd
&& shutdown
../../../../etc/passwd
..\\..\\windows\\win.ini
C:\\CON
file:///etc/passwd
'; DROP TABLE "user"; --
1' OR '1'='1
1; SELECT pg_sleep(5)
") UNION SELECT NULL--
/* comment */ --
$1 $2 :name ?
<script>alert(1)</script>
<img src=x onerror=alert(1)>
"><svg onload=alert(1)>
<svg/onload=alert(1)//
javascript:alert(1)
<iframe src="data:text/html,hi">
<a href="javascript:alert(1)">x</a>
</textarea><script>1</script>
<style>*{display:none}</style>
<!-- -->
&lt;b&gt; &amp; &#0;
&nbsp
=1+1
+1
-2+3
@SUM(A1:A9)
=HYPERLINK("http://evil.example","x")
=cmd|' /C calc'!A0
Bcc: victim@example.com
Ω≈ç√∫˜µ≤≥÷
åß∂ƒ©˙∆˚¬…æ
ÅÍÎÏ˝ÓÔÒÚÆ☃
田中さんにあげて下さい
사회과학원 어학연구소
مُنَاقَشَةُ سُبُلِ
בראשית ברא אלהים
Ẓ̴̯̿̂a̶͑̾l̵̿̑g̷̛̑o̸͊̓
Россия Україна
İstanbul ıI
ﬁ ﬂ ß ſ
👩‍👩‍👧‍👦 🏳️‍🌈 🇺🇸
1️⃣2️⃣
，。・:*:・゜’
(╯°□°)╯︵ ┻━┻
ﷺ
１２３
½ ⅓ Ⅷ
  `),
  ...['\u0000', 'a\u0000b', '\u0001\u0002', '\u0007', '\u001b[31mred', '\u007f', '\u0085', '\u009f'],
  ...['\ud800', '\udfff', 'a\ud83d', '\udf00b', '\ufeff', '\ufffe', '\uffff', '\u{10ffff}', '\ufffd'],
  ...['\u200b', 'a\u200db', '\u2028', '\u2029', '\u00ad', '\u202egnp.exe', '\u2066x\u2069', '\u200f', '\u061c'],
  ...['two\nlines', 'carriage\rreturn', 'Subject: x\r\nBcc: y@example.com', 'tab\there', '\u{e0041}\u{e0001}'],
];
